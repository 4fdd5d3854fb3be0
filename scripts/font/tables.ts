const read = ['GSUB', 'glyf', 'head', 'hmtx', 'loca'] as const;

/** The tables of a TrueType font by name; those that a caller reads are always present. */
export type Tables = Record<(typeof read)[number], Buffer> & Record<string, Buffer>;

/** Splits a TrueType font into its tables. */
export function readTables(font: Buffer): Tables {
  const tables = Object.fromEntries(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index;
      const start = font.readUInt32BE(entry + 8);
      return [
        font.toString('latin1', entry, entry + 4),
        font.subarray(start, start + font.readUInt32BE(entry + 12)),
      ] as const;
    }),
  );
  const absent = read.filter((name) => tables[name] === undefined);
  if (absent.length > 0) {
    throw new Error(`The font lacks the tables ${absent.join(', ')}.`);
  }
  return tables as Tables;
}

/** Joins tables to a TrueType font. Its checksums are 0: the program that subsets it writes them. */
export function writeTables(tables: Tables): Buffer {
  const names = Object.keys(tables).toSorted();
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(0x1_00_00, 0);
  head.writeUInt16BE(names.length, 4);
  const parts = [head];
  let end = head.byteLength;
  names.forEach((name, index) => {
    const table = tables[name] ?? Buffer.alloc(0);
    const entry = 12 + 16 * index;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(table.byteLength, entry + 12);
    const padded = Buffer.alloc(Math.ceil(table.byteLength / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    end += padded.byteLength;
  });
  return Buffer.concat(parts);
}
