import * as v from 'valibot';
import { toLineNumber, type JsonPath, scanJson } from './scanJson.ts';

/** What names a JSON file of this app, and the version of its shape. */
const format = 'nevisa-text';
const version = 1;

const time = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const textFileSchema = v.object({
  format: v.literal(format),
  version: v.literal(version),
  title: v.string(),
  created_at: v.optional(v.nullable(v.string())),
  revision: v.optional(v.nullable(v.number())),
  duration: seconds,
  speakers: v.array(v.object({ id: v.string(), name: v.string() })),
  text: v.string(),
  segments: v.array(
    v.object({
      segment_id: v.string(),
      text: v.string(),
      start: time,
      end: time,
      words: v.array(
        v.object({
          word: v.string(),
          start: seconds,
          end: seconds,
          conf: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
        }),
      ),
      speaker: v.nullable(v.string()),
      is_edited: v.boolean(),
    }),
  ),
});

/** A text with its words, times and speakers, as a JSON file has it. `duration` in ms. */
export type TextFile = v.InferOutput<typeof textFileSchema>;

/** Writes a JSON file, without a mark before it. Fields of `data` beside those of a `TextFile` are kept. */
export function writeTextFile(data: Omit<TextFile, 'format' | 'version'>): string {
  return `${JSON.stringify({ format, version, ...data }, null, 2)}\n`;
}

/**
 * Why a file is no text of this app: it is no JSON, it is JSON of another kind, or a value of
 * it is wrong. `line` counts from 1 on.
 */
export interface TextFileFault {
  readonly kind: 'broken' | 'foreign' | 'invalid';
  readonly line: number;
}

/** Reads a JSON file of this app; a broken or foreign one is refused with its line. */
export function readTextFile(
  content: string,
): { readonly file: TextFile } | { readonly fault: TextFileFault } {
  const text = content.replace(/^\uFEFF/u, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {
      fault: { kind: 'broken', line: toLineNumber(text, scanJson(text, null) ?? text.length) },
    };
  }
  const refuse = (kind: TextFileFault['kind'], path: JsonPath) => ({
    fault: { kind, line: findLine(text, path) },
  });
  const read = v.safeParse(textFileSchema, value, { abortEarly: true });
  if (!read.success) {
    const path = (read.issues[0].path ?? []).map(({ key }) => key as string | number);
    const isForeign = path.length === 0 || path[0] === 'format';
    return refuse(isForeign ? 'foreign' : 'invalid', path);
  }
  const fault = findFault(read.output);
  return fault === null ? { file: read.output } : refuse('invalid', fault);
}

/** The value that refers to nothing or repeats an id; null without one. */
function findFault({ speakers, segments }: TextFile): JsonPath | null {
  const people = new Set<string>();
  for (const [at, { id }] of speakers.entries()) {
    if (people.has(id)) {
      return ['speakers', at, 'id'];
    }
    people.add(id);
  }
  const ids = new Set<string>();
  for (const [at, { segment_id: id, speaker, start, end }] of segments.entries()) {
    if (ids.has(id)) {
      return ['segments', at, 'segment_id'];
    }
    ids.add(id);
    if (speaker !== null && !people.has(speaker)) {
      return ['segments', at, 'speaker'];
    }
    if (start !== null && end !== null && end < start) {
      return ['segments', at, 'end'];
    }
  }
  return null;
}

/** The line of a value; that of the nearest value around it where it is missing. */
function findLine(text: string, path: JsonPath): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const at = scanJson(text, path.slice(0, length));
    if (at !== null) {
      return toLineNumber(text, at);
    }
  }
  return 1;
}
