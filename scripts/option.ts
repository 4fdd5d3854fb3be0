/** Reads `--name value` or `--name=value`: '' when the value is missing, undefined without the option. */
export function readOption(args: readonly string[], name: string): string | undefined {
  const option = `--${name}`;
  const at = args.indexOf(option);
  return (
    args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1) ??
    (at === -1 ? undefined : (args[at + 1] ?? ''))
  );
}
