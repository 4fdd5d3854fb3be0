import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';

// One path in reading direction: from the right, a wave whose last swings are the teeth of the letter sin.
const voice =
  'M701 101.5C694 101.5 689 103.5 682 103.5S670 97.5 663 97.5 651 108.5 644 108.5 632 89.5 625 89.5 613 122.5 606 122.5 594 68.5 587 68.5 575 145.5 568 145.5 556 51.5 549 51.5 537 148.5 530 148.5 518 61.5 511 61.5 499 132.5 492 132.5 480 76.5 473 76.5 461 124 454 124 442 79 435 79';
const firstLetters =
  'C428 79 439 124 417 124 402 124 399 108 398 93 399 110 395 124 379 124 364 124 360 108 359 93 360 110 356 124 338 124H330C314 124 308 116 308 98V34M308 98C308 114 296 123 272 123H250M256 40C266 62 271 84 277 119';
const lastLetter =
  'M167 174C164 136 163 116 179 115 190 115 197 125 212 125 222 125 228 118 228 107 228 94 219 85 207 85 196 85 190 94 184 112';
const echoes = [
  'M701 101.5C694 101.5 689 102.6 682 102.6S670 99.3 663 99.3 651 105.3 644 105.3 632 94.9 625 94.9 613 113 606 113 594 83.3 587 83.3 575 125.7 568 125.7 556 74 549 74 537 127.3 530 127.3 518 79.5 511 79.5 499 114.3 492 114.3 480 94.6 473 94.6 461 104.6 454 104.6 442 101.5 435 101.5',
  'M701 101.5C694 101.5 689 100 682 100S670 104.5 663 104.5 651 96.2 644 96.2 632 110.5 625 110.5 613 85.8 606 85.8 594 126.2 587 126.2 575 68.5 568 68.5 556 139 549 139 537 66.2 530 66.2 518 131.5 511 131.5 499 84.1 492 84.1 480 110.9 473 110.9 461 97.3 454 97.3 442 101.5 435 101.5',
];

export interface VoiceToScriptDrawingProps extends DrawingProps {
  /** Draws the line when the drawing appears, once; with reduced motion the line is complete at once. */
  drawn?: boolean;
}

/** The drawing of dictation: a wave becomes the first word, with a caret after it. */
export function VoiceToScriptDrawing({ drawn = false, ...rest }: VoiceToScriptDrawingProps) {
  return (
    <S.Script as={Drawing} viewBox="128 24 584 160" {...rest} data-drawn={drawn || undefined}>
      {echoes.map((echo) => (
        <S.Echo key={echo} d={echo} />
      ))}
      <S.Line data-weight="script" pathLength={1} d={voice + firstLetters} />
      <S.Line data-weight="script" pathLength={1} d={lastLetter} />
      <S.Shape data-ink="accent" d="M137 80h3v54h-3Z" />
    </S.Script>
  );
}
