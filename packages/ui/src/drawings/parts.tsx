import * as S from './Drawing.styles.ts';

/** The background of every drawing: a soft field of the second tone and a ground line. */
export function Scene() {
  return (
    <>
      <S.Shape d="M140 24c46-4 84 26 84 70 0 46-36 78-86 76-48-2-80-34-78-78 2-40 36-64 80-68Z" />
      <S.Line data-ink="faint" d="M24 176H256" />
    </>
  );
}

interface PaperProps {
  /** The path of an incomplete outline; the full outline by default. */
  outline?: string;
}

const wholeOutline = 'M108 34H176a10 10 0 0 1 10 10V156a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10V60Z';

/** A sheet with its inline-end corner turned, away from the start of Persian text. */
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
  /** The position of the tip and the tilt, as an SVG transform. */
  transform: string;
}

/** A pen standing on its tip. */
export function Pen({ transform }: PenProps) {
  return (
    <g transform={transform}>
      <S.Shape data-outlined="" d="M-6-19V-64a6 6 0 0 1 12 0V-19Z" />
      <S.Shape data-outlined="" data-ink="paper" d="M-6-19H6L2.2-2.5a2.3 2.3 0 0 1-4.4 0Z" />
      <S.Line d="M-6-56H6M0-4.5V-10" />
    </g>
  );
}
