import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';
import { Scene } from './parts.tsx';

/** The drawing of a successful payment: a receipt with its check mark, and a voice that may go on. */
export function PaidDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 280 200" {...props}>
      <Scene />
      <S.Shape data-ink="paper" d={slip} />
      <S.Line d={slip} />
      <S.Line d="M166 58H136M166 78H120" />
      <S.Line data-ink="faint" d="M100 98H180" />
      <S.Shape data-ink="accent" d="M140 108a20 20 0 1 1 0 40 20 20 0 0 1 0-40Z" />
      <S.Line data-ink="paper" d="M131 129L138 136 150 122" />
      <S.Line d="M214 90V104M227 82V112M240 90V104" />
      <S.Line d="M40 112L48 104M52 126H62M40 140L48 148" data-ink="faint" />
    </Drawing>
  );
}

/** A slip of paper with a torn edge. */
const slip =
  'M92 34H188a6 6 0 0 1 6 6V168L182 160 168 168 154 160 140 168 126 160 112 168 98 160 86 168V40a6 6 0 0 1 6-6Z';
