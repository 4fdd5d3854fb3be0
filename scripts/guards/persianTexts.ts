import { Visitor } from 'vite';
import { lineAt, programOf, type Source } from './sources.ts';

const persian = /[\u0600-\u06FF]/;

const home = [
  /(^|\/)text\//,
  /\/foundations\/text\.ts$/,
  /\/foundations\/aria\/ariaStrings\.ts$/,
  /\/persian\//,
  /^packages\/writing\//,
  /\/(testing|stories|flows)\//,
  /^mocks\//,
  /^e2e\//,
  /^scripts\/writeSpeech\.ts$/,
  /\.(stories|test|e2e)\.tsx?$/,
  /^scripts\/bench\/[^/]+\//,
];

/** Whether words of the interface or of test material may stand in this file. */
export function mayHoldPersian(path: string): boolean {
  return home.some((place) => place.test(path));
}

/** Finds Persian letters in what a file says; its comments may quote what they are about. */
export function persianTextsOf(source: Source): string[] {
  const complaints: string[] = [];
  const look = (words: string, offset: number) => {
    if (persian.test(words)) {
      complaints.push(`${source.path}:${lineAt(source, offset)} «${words.trim()}»`);
    }
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') {
        look(value, start);
      }
    },
    TemplateElement({ value, start }) {
      look(value.raw, start);
    },
    JSXText({ value, start }) {
      look(value, start);
    },
  }).visit(programOf(source));
  return complaints;
}
