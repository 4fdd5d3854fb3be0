/** The most results of a generation; the results of two generations are remembered. */
const most = 2_000;

// A longer part of a text is a view of it in the engine, and would keep the whole text in memory.
const longest = 12;

/**
 * Remembers the newest results of a pure function of a word, since the words of a
 * text repeat. The function returns something else than undefined.
 */
export function remember<Result>(compute: (word: string) => Result): (word: string) => Result {
  let recent = new Map<string, Result>();
  let earlier = recent;
  return (word) => {
    if (word.length > longest) {
      return compute(word);
    }
    const known = recent.get(word);
    if (known !== undefined) {
      return known;
    }
    const result = earlier.get(word) ?? compute(word);
    if (recent.size === most) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(word, result);
    return result;
  };
}
