"""Completion in Bash, which takes words apart at an equals sign; other shells need nothing beyond Click."""

from __future__ import annotations

from click.shell_completion import BashComplete, CompletionItem, add_completion_class


class Bash(BashComplete):
    """Puts name=value together again to find completions, and answers with the value alone."""

    joined = False

    def get_completion_args(self) -> tuple[list[str], str]:
        """Read the words of the command line up to the cursor."""
        args, begun = super().get_completion_args()
        if begun == "=":
            args, begun = [*args, "="], ""
        self.joined = len(args) > 1 and args[-1] == "="
        return (args[:-2], f"{args[-2]}={begun}") if self.joined else (args, begun)

    def format_completion(self, item: CompletionItem) -> str:
        """Write a completion as the script reads it, which takes one backslash of two before a space."""
        value = item.value.partition("=")[2] if self.joined else item.value
        spaced = value.replace(" ", r"\\ ")
        return f"{item.type},{spaced}"


def install() -> None:
    """Let Click use it for Bash."""
    add_completion_class(Bash, "bash")
