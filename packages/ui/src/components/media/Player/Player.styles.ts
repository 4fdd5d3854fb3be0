import { keyframes, styled } from 'styled-components';
import { shortWindow } from '../../../foundations/shortWindow.ts';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, motion, radius, size, space } from '../../../tokens/scales.ts';
import { floatingSurface } from '../../overlay/floating.styles.ts';

export const Root = styled.fieldset`
  ${floatingSurface}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  margin: 0;
  padding-block: ${space[3]} ${space[2]};
  padding-inline: ${space[4]};
  border: 1px solid ${color.borderFloating};
  border-radius: ${radius.card};
  touch-action: manipulation; /* two taps do not zoom the page */

  @media (width < ${breakpoint.phone}) {
    padding-block: ${space[2]} ${space[1]};
    padding-inline: ${space[2]};
  }

  @media ${shortWindow} {
    padding-block: 2px;
  }
`;

/* The time of a sound runs from left to right in any page. */
export const Waves = styled.div.attrs({ dir: 'ltr' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  @media ${shortWindow} {
    display: none;
  }
`;

/* Above a keyboard there is room for one wave. */
export const Strip = styled.div`
  [data-keyboard] & {
    display: none;
  }
`;

/* In left-to-right as the wave above it. */
export const Facts = styled.div.attrs({ dir: 'ltr' })`
  display: grid;
  grid-template-columns: minmax(4em, auto) minmax(0, 1fr) minmax(4em, auto);
  align-items: start;
  gap: ${space[2]};
  padding-block-start: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  line-height: ${font.line.control};
  text-align: center;

  @media ${shortWindow} {
    > span {
      display: none;
    }

    grid-template-columns: minmax(0, 1fr);
    padding: 0;
  }
`;

export const Clock = styled.span.attrs({ translate: 'no' })`
  font-variant-numeric: tabular-nums;

  &:first-child {
    grid-area: 1 / 1;
    text-align: start;
  }

  &:last-child {
    grid-area: 1 / 3;
    text-align: end;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* A short wait is not worth a word. */
export const Wait = styled.span.attrs({ dir: 'auto' })`
  animation: ${appear} 1ms 400ms both;
`;

export const Message = styled.p.attrs({ dir: 'auto' })`
  margin: 0;
  color: ${color.text};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  text-align: center;

  &[data-state='failed'] {
    color: ${color.dangerText};
  }

  [data-state='expired'] > div > &,
  [data-state='silent'] > div > & {
    padding-block: ${space[1]} ${space[2]};
  }
`;

/* The buttons for play are in the middle, also beside a longer side. */
export const Tools = styled.div`
  > [role='toolbar'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${space[2]};

    @media (width < ${breakpoint.phone}) {
      grid-template-columns: auto auto auto;
      justify-content: space-between;
      gap: 0;
    }
  }
`;

export const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  &[data-end] {
    justify-content: end;
  }

  /* Six targets of 44 px fit into 272 px, seven into 308 px. */
  @media (width < ${breakpoint.phone}) {
    gap: 0;
  }
`;

export const Transport = styled(Side)`
  gap: ${space[2]};

  @media (width < 360px) {
    gap: 0;
  }
`;

export const Roomy = styled.span`
  display: contents;

  @media (width < ${breakpoint.phone}) {
    display: none;
  }
`;

export const Selection = styled.span`
  display: contents;

  @media (width < 360px) {
    display: none;
  }
`;

/* Without waves there is nothing to zoom. */
export const Zoom = styled.span`
  display: contents;

  @media ${shortWindow} {
    display: none;
  }
`;

export const Narrow = styled.div`
  display: none;

  @media (width < ${breakpoint.phone}) {
    display: block;
  }
`;

export const Settings = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: min(22rem, calc(100vw - 4.5rem));
`;

export const Speed = styled.button.attrs({ dir: 'ltr', translate: 'no' })`
  min-inline-size: ${size.target};
  min-block-size: ${size.target};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  &:active,
  &[aria-expanded='true'] {
    background: ${color.surfacePressed};
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`;
