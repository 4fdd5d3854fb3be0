import { styled } from 'styled-components';
import { floatingSurface } from '../../components/overlay/floating.styles.ts';
import { shortWindow } from '../../foundations/shortWindow.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, radius, size, space } from '../../tokens/scales.ts';

/** The width from which the wave has room beside the facts; in em, because larger text takes that room. */
const waveRoom = '(width >= 56em)';

export const Root = styled.fieldset`
  ${floatingSurface}

  display: grid;
  /* Large buttons push the record button aside in place of covering it (WCAG 1.4.4). */
  grid-template-columns: minmax(0, 1fr) auto minmax(min-content, 1fr);
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[1]};
  padding-inline: ${space[6]};
  border: 1px solid ${color.borderFloating};
  border-radius: ${radius.card};

  @media (width < ${breakpoint.phone}) {
    --_record-margin: ${space[3]};

    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); /* no state moves the record button */
    gap: 0 ${space[1]};
    padding-inline: ${space[2]};
  }

  @media ${shortWindow} {
    --_record-size: ${size.control};
    --_record-margin: 5px;

    gap: ${space[2]};
    padding-block: 0;
    padding-inline: ${space[4]};
  }
`;

/* On phones the facts have a row of their own above the buttons. */
export const Start = styled.div`
  min-inline-size: 0;

  @media (width < ${breakpoint.phone}) and (height >= 480px) {
    grid-column: 1 / -1;
    padding-block-start: ${space[2]};
    padding-inline: ${space[2]};
  }
`;

export const Centre = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;

  @media (width < ${breakpoint.phone}) and (height >= 480px) {
    grid-row: 2;
    grid-column: 2;
  }
`;

/* The newest bar is beside the button on both sides. */
export const Wave = styled.span`
  display: none;
  inline-size: 96px;

  &:first-child {
    transform: scaleX(-1);
  }

  @media ${waveRoom} {
    display: flex;
  }

  @media ${shortWindow} {
    display: none;
  }
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space[1]};
  margin-inline-end: calc(
    -1 * ${space[3]}
  ); /* the edge of the last icon is that of the facts on the other side */

  @media (width < ${breakpoint.phone}) {
    gap: 0;
    margin-inline-end: calc(-1 * ${space[2]});
  }

  @media (width < ${breakpoint.phone}) and (height >= 480px) {
    display: contents;

    > :last-child {
      grid-row: 2;
      grid-column: 3;
      justify-self: end;
    }
  }
`;

export const Pause = styled.div`
  display: contents;

  @media (width < ${breakpoint.phone}) and (height >= 480px) {
    display: block;
    grid-row: 2;
    grid-column: 1;
    justify-self: start;
  }
`;

export const Roomy = styled.div`
  display: contents;

  @media (width < ${breakpoint.phone}) {
    display: none;
  }
`;
