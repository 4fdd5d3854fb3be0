/** A requirement (`R-070`) or a trap within one (`T-10`), as `docs/requirements.md` states it. */
export interface Row {
  id: string;
  section: string;
  sentence: string;
}

const idPattern = /\b([RT])-(\d+)(?:\s*(?:…|–|\.{3})\s*(?:[RT]-)?(\d+))?/g;
const trapPattern = /(?:\*\*(T-\d+)\*\*|(T-\d+):)\s*(.*?)\s*(?=\*\*T-\d|$)/g;

/** Lists every row of the document's tables and every trap that a row defines, once each. */
export function rowsOf(document: string): Row[] {
  const rows = new Map<string, Row>();
  let section = '';
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) {
      section = line.slice(3);
    }
    if (!line.startsWith('| R-')) {
      continue;
    }
    const [first = '', , ...rest] = line.slice(2).split(' | ');
    const sentence = rest.join(': ').replace(/\s*\|\s*$/, '');
    for (const id of idsIn(first)) {
      rows.set(id, { id, section, sentence });
    }
    for (const [, bold, plain, text = ''] of sentence.matchAll(trapPattern)) {
      const id = bold ?? plain ?? '';
      rows.set(id, rows.get(id) ?? { id, section, sentence: text });
    }
  }
  return [...rows.values()];
}

/** Reads the rows that a text names; `R-190…R-198` and `R-032…038` are ranges. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(idPattern)].flatMap(([, letter = '', first = '', last = first]) => {
    const start = Number(first);
    const length = Math.max(1, Number(last) - start + 1);
    return Array.from(
      { length },
      (_, index) => `${letter}-${String(start + index).padStart(first.length, '0')}`,
    );
  });
}
