import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';
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

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${space[16]}, 1fr));
  gap: ${space[1]};
`;

export const SwatchLabel = styled.label`
  position: relative; /* contains the visually hidden radio */
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding-block: ${space[2]} ${space[1]};
  border-radius: ${radius.control};
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  line-height: ${font.line.control};
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

export const Swatch = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space[8]};
  block-size: ${space[8]};
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  forced-color-adjust: none; /* a swatch must keep its colour */

  svg {
    visibility: hidden;
  }

  :checked + & {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;

    svg {
      visibility: visible;
    }
  }
`;

export const Schemes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
`;

export const SchemeLabel = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${size.controlSmall};
  padding-inline: ${space[2]};
  border: 1px solid transparent;
  border-radius: calc(${radius.control} - ${space[1]});
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  @media (hover: hover) {
    &:hover {
      color: ${color.text};
    }
  }

  &:has(:checked) {
    border-color: ${color.border};
    background: ${color.surfaceRaised};
    color: ${color.text};
    font-weight: ${font.weight.medium};

    svg {
      color: ${color.accentText};
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;

      svg {
        color: HighlightText;
      }
    }
  }
`;
