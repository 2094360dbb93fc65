/** The project that the arguments for `firebase deploy` name, in any of the forms that the CLI takes. */
export function chosenProject(args: readonly string[]): string | undefined {
  for (const [index, arg] of args.entries()) {
    if (arg === '--project' || arg === '-P') return args[index + 1];
    const [, joined] = /^(?:--project=|-P=?)(.+)$/.exec(arg) ?? [];
    if (joined !== undefined) return joined;
  }
  return undefined;
}
