"""Completion in Bash, which splits words at an equals sign; Click handles other shells."""

from __future__ import annotations

from click.shell_completion import BashComplete, CompletionItem, add_completion_class


class Bash(BashComplete):
    """Rejoins name=value to find completions, and returns only the value."""

    joined = False

    def get_completion_args(self) -> tuple[list[str], str]:
        """Return the words before the cursor and the word to complete."""
        args, begun = super().get_completion_args()
        if begun == "=":
            args, begun = [*args, "="], ""
        self.joined = len(args) > 1 and args[-1] == "="
        return (args[:-2], f"{args[-2]}={begun}") if self.joined else (args, begun)

    def format_completion(self, item: CompletionItem) -> str:
        """Format a completion for the script, which removes one level of backslashes."""
        value = item.value.partition("=")[2] if self.joined else item.value
        spaced = value.replace(" ", r"\\ ")
        return f"{item.type},{spaced}"


def install() -> None:
    """Register this class with Click."""
    add_completion_class(Bash, "bash")
