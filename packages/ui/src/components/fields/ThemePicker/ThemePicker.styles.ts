import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, space } from '../../../tokens/scales.ts';
import { visuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[5]};
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
  max-inline-size: 26rem;

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

/** A page in miniature: its start half in the light scheme, its end half in the dark scheme. */
export const Swatch = styled.span`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  inline-size: 40px;
  block-size: 30px;
  border-radius: 8px;
  box-shadow: 0 0 0 1px ${color.border};
  forced-color-adjust: none; /* a swatch must keep its colours */

  :checked + & {
    outline: 2px solid ${color.accentText};
    outline-offset: 3px;
  }
`;

export const Half = styled.span`
  display: grid;
  grid-template-columns: 6px minmax(0, 1fr);
  overflow: hidden;
  border-start-start-radius: 8px;
  border-end-start-radius: 8px;
  background: ${color.surfaceRaised};

  & + & {
    grid-template-columns: minmax(0, 1fr) 6px;
    border-start-start-radius: 0;
    border-start-end-radius: 8px;
    border-end-start-radius: 0;
    border-end-end-radius: 8px;
  }
`;

export const HalfMenu = styled.span`
  background: ${color.accentSoftHover};
`;

export const HalfButton = styled.span`
  align-self: end;
  block-size: 10px;
  margin-block-end: 6px;
  background: ${color.accent};
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

  :checked + span > & {
    display: grid;
  }
`;
