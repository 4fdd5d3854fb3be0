/** A place in a JSON text: names of fields and places in lists from the root on. */
export type JsonPath = readonly (string | number)[];

interface Container {
  readonly isList: boolean;
  key: string | number;
  /** What may come next. */
  awaits: 'first' | 'value' | 'key' | 'end';
}

/**
 * Finds the character at which a JSON text breaks, or the one at which the value of a path
 * begins. Null when the text is whole and has no such value.
 */
export function scanJson(text: string, path: JsonPath | null): number | null {
  const scanner = new Scanner(text, path);
  return scanner.scan();
}

/** The number of the line of a character, from 1 on. */
export function toLineNumber(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

class Scanner {
  readonly #text: string;
  readonly #path: JsonPath | null;
  readonly #open: Container[] = [];
  #at = 0;
  #found: number | null = null;
  #isDone = false;

  constructor(text: string, path: JsonPath | null) {
    this.#text = text;
    this.#path = path;
  }

  scan(): number | null {
    for (;;) {
      this.#skipSpace();
      if (this.#at >= this.#text.length) {
        return this.#isDone ? this.#found : this.#at;
      }
      if (this.#isDone || !this.#step()) {
        return this.#at;
      }
    }
  }

  /** Reads one sign; false where the text breaks. */
  #step(): boolean {
    const top = this.#open.at(-1);
    const sign = this.#text[this.#at] ?? '';
    if (top !== undefined && sign === (top.isList ? ']' : '}') && isEndable(top)) {
      this.#open.pop();
      this.#at += 1;
      this.#endValue();
      return true;
    }
    if (top?.awaits === 'end') {
      if (sign !== ',') {
        return false;
      }
      this.#at += 1;
      top.awaits = top.isList ? 'value' : 'key';
      top.key = top.isList ? Number(top.key) + 1 : '';
      return true;
    }
    return top !== undefined && !top.isList && top.awaits !== 'value'
      ? this.#readKey(top)
      : this.#readValue(sign);
  }

  #readKey(top: Container): boolean {
    const from = this.#at;
    if (!this.#readString()) {
      return false;
    }
    top.key = JSON.parse(this.#text.slice(from, this.#at)) as string;
    this.#skipSpace();
    if (this.#text[this.#at] !== ':') {
      return false;
    }
    this.#at += 1;
    top.awaits = 'value';
    return true;
  }

  #readValue(sign: string): boolean {
    if (this.#isWanted()) {
      this.#found = this.#at;
    }
    if (sign === '{' || sign === '[') {
      const isList = sign === '[';
      this.#open.push({ isList, key: isList ? 0 : '', awaits: 'first' });
      this.#at += 1;
      return true;
    }
    const isRead = sign === '"' ? this.#readString() : this.#readPlain();
    if (isRead) {
      this.#endValue();
    }
    return isRead;
  }

  #isWanted(): boolean {
    return (
      this.#path?.length === this.#open.length &&
      this.#open.every(({ key }, depth) => key === this.#path?.[depth])
    );
  }

  #endValue(): void {
    const top = this.#open.at(-1);
    if (top === undefined) {
      this.#isDone = true;
    } else {
      top.awaits = 'end';
    }
  }

  #readString(): boolean {
    if (this.#text[this.#at] !== '"') {
      return false;
    }
    for (let at = this.#at + 1; at < this.#text.length; at += 1) {
      const sign = this.#text[at] as string;
      if (sign === '"') {
        this.#at = at + 1;
        return true;
      }
      const escape =
        sign === '\\'
          ? /^\\(?:["\\/bfnrt]|u[0-9a-f]{4})/iu.exec(this.#text.slice(at, at + 6))
          : null;
      if (sign < ' ' || (sign === '\\' && escape === null)) {
        this.#at = at;
        return false;
      }
      at += (escape?.[0].length ?? 1) - 1;
    }
    return false;
  }

  #readPlain(): boolean {
    const plain = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/uy;
    plain.lastIndex = this.#at;
    const length = plain.exec(this.#text)?.[0].length ?? 0;
    this.#at += length;
    return length > 0;
  }

  #skipSpace(): void {
    const space = /[ \t\n\r]*/uy;
    space.lastIndex = this.#at;
    this.#at += space.exec(this.#text)?.[0].length ?? 0;
  }
}

function isEndable({ awaits }: Container): boolean {
  return awaits === 'first' || awaits === 'end';
}
