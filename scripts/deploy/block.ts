/** A line of a configuration, or a block of lines in braces. */
export type Line = string | Block;

interface Block {
  head: string;
  lines: readonly Line[];
}

export function block(head: string, ...lines: readonly Line[]): Block {
  return { head, lines };
}

/** Writes lines for a file, each block indented by its depth. */
export function writeLines(lines: readonly Line[], indent: string, depth = 0): string {
  const space = indent.repeat(depth);
  return lines
    .map((line) =>
      typeof line === 'string'
        ? `${line === '' ? '' : space}${line}\n`
        : `${space}${`${line.head} {`.trimStart()}\n${writeLines(line.lines, indent, depth + 1)}${space}}\n`,
    )
    .join('');
}
