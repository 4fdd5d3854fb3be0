import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, measure, motion, radius, size, space } from '../../tokens/scales.ts';

export const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  max-inline-size: ${measure.sessionCard};
`;

export const Label = styled.span`
  flex-basis: 100%;
  text-align: center;
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
`;

export const Choice = styled.button`
  min-block-size: ${size.controlSmall};
  padding-block: 0;
  padding-inline: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: transparent;
  color: ${color.textQuiet};
  font-size: ${font.size.xs};
  line-height: ${font.line.control};
  cursor: pointer;
  transition-property: background-color, color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }

  &:active {
    background: ${color.surfacePressed};
  }
`;
