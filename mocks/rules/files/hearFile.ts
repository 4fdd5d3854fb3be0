import type { ConversationSegment, FilePart, Speaker } from '@nevisa/api/types';
import { script } from '../../fixtures/script.ts';
import { createRecogniser, type Recognition } from '../../live/recogniser.ts';
import { bytesPerSecond, type MediaKind } from './mediaKinds.ts';
import { writeDigits } from './spokenNumbers.ts';
import { readWave, type WaveFile } from './waveFile.ts';

/** What is in a file. */
export interface HeardFile {
  /** In ms. */
  readonly duration: number;
  /** It cannot be converted at all. */
  readonly isDamaged: boolean;
  /** Null for a file that is not decoded, whose text is made up. */
  readonly segments: readonly ConversationSegment[] | null;
}

/** How many samples are read at once. */
const samplesAtOnce = 65_536;

/**
 * Listens to a file. The samples of a WAV file of 16 bits pass through the same gate as live
 * sound: its sentences have the times of what is loud, and silence has none. Other kinds are not
 * decoded here: their length is assumed from their size, and all of them have speech.
 */
export async function hearFile(file: Blob, kind: MediaKind): Promise<HeardFile> {
  if (kind !== 'wav') {
    const duration = Math.ceil((file.size * 1_000) / bytesPerSecond[kind]);
    return { duration, isDamaged: false, segments: null };
  }
  const wave = await readWave(file);
  if (wave === null) {
    return { duration: 0, isDamaged: true, segments: [] };
  }
  const duration = Math.round(((wave.end - wave.start) * 1_000) / wave.bytesPerSecond);
  const isDecoded = wave.isPcm && wave.bits === 16;
  return { duration, isDamaged: false, segments: isDecoded ? await recognise(file, wave) : null };
}

async function recognise(file: Blob, wave: WaveFile): Promise<ConversationSegment[]> {
  const { sampleRate, channels, start, end } = wave;
  const recogniser = createRecogniser({
    sampleRate,
    script,
    createSegmentId: (number) => `segment-${number}`,
  });
  const results: Recognition[] = [];
  const step = 2 * channels * samplesAtOnce;
  for (let from = start; from < end; from += step) {
    const bytes = await file.slice(from, Math.min(from + step, end)).arrayBuffer();
    results.push(...recogniser.receive(firstChannel(bytes, channels)));
  }
  results.push(...recogniser.flush());
  return results.flatMap((result) => (result.type === 'final' ? [toSegment(result)] : []));
}

function firstChannel(bytes: ArrayBuffer, channels: number): Int16Array {
  const samples = new Int16Array(bytes, 0, Math.floor(bytes.byteLength / 2));
  return samples.filter((_, place) => place % channels === 0);
}

function toSegment({
  segmentId,
  text,
  words,
  start,
  end,
}: Extract<Recognition, { type: 'final' }>): ConversationSegment {
  return {
    segment_id: segmentId,
    text,
    start,
    end,
    words: words.map((word) => ({ ...word })),
    speaker: null,
    is_edited: false,
  };
}

/** The options of a file that change its text. */
type HeardOptions = Pick<FilePart, 'use_punctuations' | 'use_text_to_number' | 'diarization'>;

/** What a conversion writes: segments with the chosen numbers, marks and speakers. */
export function writeSegments(
  segments: readonly ConversationSegment[],
  { use_punctuations, use_text_to_number, diarization }: HeardOptions,
): { segments: ConversationSegment[]; speakers: Speaker[] } {
  const numbered = use_text_to_number ? segments.map(changeWords(writeDigits)) : segments;
  const marked = use_punctuations ? numbered : numbered.map(changeWords(dropMarks));
  const several = diarization === 'automatic' ? 2 : Number(diarization);
  const count = diarization === 'off' ? 0 : Math.min(several, segments.length);
  const speakers = Array.from({ length: count }, (_, place) => ({
    id: `speaker-${place + 1}`,
    name: `گویندهٔ ${(place + 1).toLocaleString('fa')}`,
  }));
  return {
    speakers,
    segments: marked.map((segment, place) =>
      withSpeaker(segment, speakers[place % count]?.id ?? null),
    ),
  };
}

function withSpeaker(segment: ConversationSegment, speaker: string | null): ConversationSegment {
  return { ...segment, speaker };
}

/** Changes a text and each of its words alike. */
function changeWords(change: (text: string) => string) {
  return (segment: ConversationSegment): ConversationSegment => ({
    ...segment,
    text: change(segment.text),
    words: segment.words.map((word) => ({ ...word, word: change(word.word) })),
  });
}

function dropMarks(text: string): string {
  return text.replaceAll(/[.،؛؟!:]/gu, '');
}
