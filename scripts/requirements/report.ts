import { idsIn, type Row } from './rows.ts';

/** Which rows a title of some test names, and which none does. */
export interface Report {
  proven: Row[];
  unproven: Row[];
}

export function reportOn(rows: Row[], titles: string[]): Report {
  const named = new Set(titles.flatMap(idsIn));
  return {
    proven: rows.filter(({ id }) => named.has(id)),
    unproven: rows.filter(({ id }) => !named.has(id)),
  };
}

/** The rows without a proof by section, and the count last. */
export function textOf({ proven, unproven }: Report): string {
  const sections = [...new Set(unproven.map(({ section }) => section))];
  const lists = sections.map((section) =>
    [section, ...unproven.filter((row) => row.section === section).map(lineOf)].join('\n'),
  );
  const total = proven.length + unproven.length;
  const count = `${proven.length} of ${total} rows are named by a test`;
  return [...lists, count].join('\n\n');
}

/** Of the rows asked for, those that do not exist and those without a proof, as one sentence each. */
export function lacking(asked: string[], { proven, unproven }: Report): string[] {
  const known = new Map([...proven, ...unproven].map((row) => [row.id, row]));
  const open = new Set(unproven.map(({ id }) => id));
  return asked.flatMap((id) => {
    const row = known.get(id);
    if (row === undefined) {
      return [`${id} is not a row of docs/requirements.md.`];
    }
    return open.has(id) ? [`${id} is named by no test: ${shortened(row.sentence)}`] : [];
  });
}

function lineOf({ id, sentence }: Row): string {
  return `  ${id.padEnd(6)} ${shortened(sentence)}`;
}

function shortened(sentence: string): string {
  return sentence.length > 100 ? `${sentence.slice(0, 99)}…` : sentence;
}
