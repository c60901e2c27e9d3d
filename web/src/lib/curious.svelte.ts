// "Why not?" without a pointer: as long as somebody is curious, the keyboard reaches what cannot be chosen, too.

export const curious = $state({ now: false });
