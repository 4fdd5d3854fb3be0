import { Visitor } from 'vite';
import { findLine, parseProgram, type Source } from './sources.ts';

const persian = /[\u0600-\u06FF]/;

const allowed = [
  /(^|\/)text\//,
  /\/foundations\/text\.ts$/,
  /\/foundations\/aria\/ariaStrings\.ts$/,
  /\/persian\//,
  /^packages\/writing\//,
  /\/(testing|stories|flows)\//,
  /^mocks\//,
  /^\.storybook\/docs\//,
  /^e2e\//,
  /^scripts\/writeSpeech\.ts$/,
  /\.(stories|test|e2e|usage)\.tsx?$/,
  // Values that several tests share.
  /Testing\.tsx?$/,
  /^scripts\/bench\/[^/]+\//,
  // A fault names a text of the product and a wrong one.
  /^scripts\/rows\/faults\//,
];

/** Whether this file may have texts of the interface or of tests. */
export function mayHoldPersian(path: string): boolean {
  return allowed.some((pattern) => pattern.test(path));
}

/** Finds Persian letters in the strings and markup of a file. Comments may quote Persian. */
export function findPersianTexts(source: Source): string[] {
  const findings: string[] = [];
  const check = (words: string, offset: number) => {
    if (persian.test(words)) {
      findings.push(`${source.path}:${findLine(source, offset)} «${words.trim()}»`);
    }
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') {
        check(value, start);
      }
    },
    TemplateElement({ value, start }) {
      check(value.raw, start);
    },
    JSXText({ value, start }) {
      check(value, start);
    },
  }).visit(parseProgram(source));
  return findings;
}
