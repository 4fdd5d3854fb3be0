import { styled } from 'styled-components';
import { notPrinted } from '../../foundations/notPrinted.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, radius, space } from '../../tokens/scales.ts';

/** Windows whose lower edge would hide the content under the slip. */
const withBar = `@media (width < ${breakpoint.phone}) and (height >= 480px), (480px <= height < 800px)`;

export const Root = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[6]};
  min-block-size: 100dvh;
  padding-block: clamp(${space[4]}, 9dvh, 104px) ${space[8]}; /* a fixed top, so that changes below do not move the content */
  padding-inline: ${space[4]};
  background: ${color.surface};
  color: ${color.text};

  &:focus {
    outline: none;
  }

  ${withBar} {
    padding-block: ${space[4]} 0;
  }

  @media print {
    display: block;
    min-block-size: 0;
    padding: 0;
    background: white;
    color: black;
  }
`;

/** The ground of the drawing is the upper edge of the paper. */
export const Picture = styled.div`
  display: none;

  @media screen and (width >= ${breakpoint.phone}) and (height >= 800px) {
    display: block;
    inline-size: 168px;
    margin-block-end: calc(-1 * ${space[6]} - 14.5px);

    > svg {
      inline-size: 100%;
    }
  }
`;

export const Paper = styled.article`
  inline-size: 100%;
  max-inline-size: 520px;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};

  @media print {
    max-inline-size: 440px;
    margin-inline: auto;
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[6]};

  @media print {
    padding-inline: 0;
  }
`;

export const Mark = styled.span`
  --_background: ${color.successSoft};
  --_ink: ${color.successText};

  display: grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: ${radius.round};
  background: var(--_background);
  color: var(--_ink);

  &[data-outcome='failure'] {
    --_background: ${color.dangerSoft};
    --_ink: ${color.dangerText};
  }

  @media print {
    border-color: currentcolor;
    background: none;
    color: inherit;
  }
`;

export const Heading = styled.h1`
  flex: 1;
  min-inline-size: 0;
  font-size: ${font.size.xl};
`;

export const Brand = styled.div`
  flex: none;

  @media print {
    display: flex;
    gap: ${space[3]};
    align-items: center;
  }
`;

/** The seller, on paper only. */
export const Issuer = styled.div`
  display: none;
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  > strong {
    font-size: ${font.size.lg};
  }

  @media print {
    display: grid;
  }
`;

/** The perforated line of a receipt. Its values end at one edge, as on paper. */
export const Rows = styled.div`
  padding-block: ${space[3]};
  padding-inline: ${space[6]};
  border-block-start: 1px dashed ${color.borderStrong};

  && dl > div {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
  }

  dd {
    text-align: end;
  }

  @media print {
    padding-inline: 0;
    border-color: currentcolor;
  }
`;

export const Note = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  margin-inline: ${space[6]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${color.border};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  @media print {
    margin-inline: 0;
    border-color: currentcolor;
    color: inherit;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-block-start: 1px dashed ${color.borderStrong};

  > * {
    flex: 1 1 180px;
    scroll-margin-block-end: 10rem; /* a focused button is not under the bar (WCAG 2.4.11) */
  }

  ${notPrinted}
`;

/** What comes next; in small windows a bar at the lower edge, so that it is in view from the start. */
export const WayOn = styled.div`
  display: grid;
  justify-items: center;
  inline-size: 100%;
  color: ${color.textQuiet};
  text-align: center;

  > div {
    inline-size: 100%;
    max-inline-size: 520px;

    > * {
      flex: 1 1 100%;
    }

    > :is(a, button) {
      flex: 1 1 auto;
    }
  }

  [role='status'] > div {
    text-align: start;
  }

  ${withBar} {
    position: sticky;
    inset-block-end: 0;
    inline-size: 100vw;
    max-inline-size: calc(100% + 2 * ${space[4]});
    margin-block-start: auto;
    padding-block: ${space[3]} max(${space[3]}, env(safe-area-inset-bottom));
    padding-inline: ${space[4]};
    border-block-start: 1px solid ${color.border};
    background: ${color.surfaceRaised};

    > div > :is(a, button) {
      padding-inline: ${space[3]};
    }
  }

  ${notPrinted}
`;
