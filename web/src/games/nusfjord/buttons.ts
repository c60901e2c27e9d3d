// The kinds of options that have no place on the board: they are buttons beside the question.

export const BUTTONS = ["pass", "go on", "stop", "use", "decline", "choose", "cover"];
