import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  max-inline-size: 26rem; /* the scheme ends where the swatches end */
`;

export const Group = styled.fieldset`
  min-inline-size: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${space[2]};
  padding: 0;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;

/** Two rows of 6 and 5. */
export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[1]} 0;

  @media (width < 18em) {
    grid-template-columns: repeat(4, minmax(0, 1fr)); /* very large text */
  }
`;

export const SwatchLabel = styled.label`
  position: relative; /* contains the visually hidden radio */
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  padding-block: ${space[2]} ${space[1]};
  border-radius: ${radius.control};
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  line-height: ${font.line.control};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }

  &:has(:checked) {
    color: ${color.text};
    font-weight: ${font.weight.medium};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

/** A page in miniature: menu with the selected item, paper with two lines, button. */
export const Swatch = styled.span`
  position: relative;
  display: grid;
  grid-template-columns: 11px minmax(0, 1fr);
  inline-size: 42px;
  block-size: 32px;
  border: 1px solid ${color.border};
  border-radius: 8px;
  background: ${color.surfaceRaised};
  forced-color-adjust: none; /* a swatch must keep its colours */

  :checked + & {
    outline: 2px solid ${color.accentText};
    outline-offset: 2px;
  }
`;

export const Menu = styled.span`
  padding-block-start: 5px;
  padding-inline: 2px;
  border-start-start-radius: 7px;
  border-end-start-radius: 7px;
  background: ${color.accentSoft};

  &::before {
    content: '';
    display: block;
    block-size: 3px;
    border-radius: 2px;
    background: ${color.accent};
  }
`;

export const Paper = styled.span`
  display: grid;
  align-content: space-between;
  padding-block: 5px;
  padding-inline: 4px;

  &::before {
    content: '';
    inline-size: 18px;
    block-size: 5px;
    border-block: 2px solid ${color.border};
    border-inline: 0;
  }

  &::after {
    content: '';
    inline-size: 20px;
    block-size: 10px;
    border-radius: 3px;
    background: ${color.accent};
  }
`;

/** The tick of the selected theme, cut out of the corner of its swatch. */
export const Tick = styled.span`
  position: absolute;
  inset-block-end: -6px;
  inset-inline-end: -6px;
  display: none;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  border-radius: ${radius.round};
  background: ${color.accent};
  box-shadow: 0 0 0 2px ${color.surfaceRaised};
  color: ${color.onAccent};

  > svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3;
  }

  :checked + * > & {
    display: grid;
  }
`;
