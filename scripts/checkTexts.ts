import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCues, describeTranscript, listLines, writeSrt, writeVtt } from '@nevisa/transcript';
import { makeConversation } from '@nevisa/mocks/conversations';
import { createDocx } from '../apps/web/src/features/history/export/docx/createDocx.ts';
import { usualChoices } from '../apps/web/src/features/history/export/exportedText.ts';
import { mixedText } from '../apps/web/src/testing/mixedText.ts';

/**
 * Writes a text as subtitles and as a Word document, and reads them with other programs
 * ffmpeg finds each cue with its time and words, and pandoc, python-docx and
 * LibreOffice find the paragraphs. A program that is not installed is skipped with a sentence.
 */
const text = makeConversation({
  id: 'text',
  subject: 'meeting',
  seed: 5,
  words: 400,
  minutesAgo: 60,
});
const { title, sentence } = mixedText;
const edited = text.segments.map((segment, at) =>
  at === 0 ? { ...segment, text: sentence } : segment,
);
const transcript = describeTranscript({ ...text, title, segments: edited });
const cues = createCues(transcript.paragraphs);
const lines = listLines(transcript, { ...usualChoices, times: true });

/** Gives the words, the style and the direction of each paragraph. */
const readDocument = `
import docx, json, sys
document = docx.Document(sys.argv[1])
print(json.dumps([[p.text, p.style.name, p._p.pPr.find(docx.oxml.ns.qn('w:bidi')) is not None] for p in document.paragraphs]))
`;

type Check = readonly [words: string, holds: boolean];

const folder = await mkdtemp(join(tmpdir(), 'nevisa-texts-'));
try {
  await writeFiles();
  const checks = [
    ...(await checkSubtitles('srt')),
    ...(await checkSubtitles('vtt')),
    ...checkWithPandoc(),
    ...checkWithPython(),
    ...(await checkWithOffice()),
  ];
  for (const [check, holds] of checks) {
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${check}`);
  }
  process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function writeFiles(): Promise<void> {
  await writeFile(join(folder, 'text.srt'), writeSrt(cues, 'embedding'));
  await writeFile(join(folder, 'text.vtt'), writeVtt(cues, { speakers: true, marks: 'embedding' }));
  const document = await createDocx(title, lines);
  await writeFile(join(folder, 'text.docx'), new Uint8Array(await document.arrayBuffer()));
}

/** ffprobe gives the times of the cues, and ffmpeg their words as SubRip. */
async function checkSubtitles(type: 'srt' | 'vtt'): Promise<Check[]> {
  const file = join(folder, `text.${type}`);
  const entries = ['-show_entries', 'packet=pts_time,duration_time', '-of', 'csv=p=0', file];
  const probed = run('ffprobe', ['-v', 'error', ...entries]);
  if (probed === null) {
    return skip('ffmpeg', 'ffmpeg');
  }
  const times = cues.map(({ start, end }) => `${start} ${end - start}`);
  const found = splitLines(probed.stdout).map((line) =>
    line
      .split(',')
      .slice(0, 2)
      .map((seconds) => Math.round(Number(seconds) * 1_000))
      .join(' '),
  );
  const written = join(folder, `${type}.read.srt`);
  const read = run('ffmpeg', ['-v', 'error', '-y', '-i', file, written]);
  const words = read?.status === 0 ? await readFile(written, 'utf8') : '';
  return [
    [`ffprobe: ${type} has ${cues.length} cues with their times`, isSame(times, found)],
    [
      `ffmpeg: ${type} has the words of each cue`,
      cues.every((cue) => words.includes(cue.lines[0] ?? ' ')),
    ],
  ];
}

function checkWithPandoc(): Check[] {
  const read = run('pandoc', ['--wrap=none', '-t', 'plain', join(folder, 'text.docx')]);
  if (read === null) {
    return skip('pandoc', 'pandoc');
  }
  const found = splitLines(read.stdout);
  return [['pandoc: docx has the title and each paragraph', isSame(found, [title, ...written()])]];
}

function checkWithPython(): Check[] {
  const python = ['/usr/bin/python3', 'python3'].find(
    (path) => run(path, ['-c', 'import docx'])?.status === 0,
  );
  if (python === undefined) {
    return skip('python-docx', 'python3-docx');
  }
  const read = run(python, ['-c', readDocument, join(folder, 'text.docx')]);
  const found = JSON.parse(read?.stdout ?? '[]') as [string, string, boolean][];
  return [
    [
      'python-docx: each paragraph has its words',
      isSame(
        found.map(([words]) => words),
        [title, ...written()],
      ),
    ],
    ['python-docx: each paragraph is right-to-left', found.every(([, , isBidi]) => isBidi)],
    ['python-docx: the title is the heading', found[0]?.[1] === 'Heading 1'],
  ];
}

/** LibreOffice reads the document as a person opens it, and writes it as plain text. */
async function checkWithOffice(): Promise<Check[]> {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const convert = ['--headless', profile, '--convert-to', 'txt:Text (encoded):UTF8', '--outdir'];
  const read = run('soffice', [...convert, folder, join(folder, 'text.docx')]);
  if (read === null) {
    return skip('LibreOffice', 'libreoffice-writer');
  }
  const words = read.status === 0 ? await readFile(join(folder, 'text.txt'), 'utf8') : '';
  const found = splitLines(words.replace(/^\uFEFF/u, ''));
  return [
    ['LibreOffice: docx has the title and each paragraph', isSame(found, [title, ...written()])],
  ];
}

/** The paragraphs of the document. */
function written(): string[] {
  return lines.map(({ time, speaker, text: words }) =>
    [time === null ? '' : `[${time}] `, speaker === null ? '' : `${speaker}: `, words].join(''),
  );
}

/** Null for a program that is not installed. */
function run(program: string, args: string[]): SpawnSyncReturns<string> | null {
  const result = spawnSync(program, args, { encoding: 'utf8' });
  return result.error === undefined ? result : null;
}

function skip(name: string, debian: string): Check[] {
  console.log(`skip ${name}: not installed (Debian: apt-get install ${debian})`);
  return [];
}

function splitLines(output: string): string[] {
  return output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}
