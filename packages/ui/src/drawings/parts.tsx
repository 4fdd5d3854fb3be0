import * as S from './Drawing.styles.ts';

/** What every drawing of the family stands on: a soft field of the second tone, and a line of ground. */
export function Scene() {
  return (
    <>
      <S.Shape d="M140 24c46-4 84 26 84 70 0 46-36 78-86 76-48-2-80-34-78-78 2-40 36-64 80-68Z" />
      <S.Line data-ink="faint" d="M24 176H256" />
    </>
  );
}

interface PaperProps {
  /** The outline is given when it is not the whole one. */
  outline?: string;
}

const wholeOutline = 'M108 34H176a10 10 0 0 1 10 10V156a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10V60Z';

/** A sheet with its far corner turned; Persian begins at the other one. */
export function Paper({ outline = wholeOutline }: PaperProps) {
  return (
    <>
      <S.Shape data-ink="paper" d={wholeOutline} />
      <S.Shape d="M108 34V50a10 10 0 0 1-10 10H82Z" />
      <S.Line d={outline} />
      <S.Line d="M108 34V50a10 10 0 0 1-10 10H82" />
    </>
  );
}

interface PenProps {
  /** Where its tip is and how far it leans, as an SVG transform. */
  transform: string;
}

/** A pen that stands on its tip. */
export function Pen({ transform }: PenProps) {
  return (
    <g transform={transform}>
      <S.Shape data-outlined="" d="M-6-19V-64a6 6 0 0 1 12 0V-19Z" />
      <S.Shape data-outlined="" data-ink="paper" d="M-6-19H6L2.2-2.5a2.3 2.3 0 0 1-4.4 0Z" />
      <S.Line d="M-6-56H6M0-4.5V-10" />
    </g>
  );
}
