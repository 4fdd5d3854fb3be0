import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, measure, motion, radius, size, space } from '../../tokens/scales.ts';

export const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  max-inline-size: ${measure.sessionCard};
`;

export const Label = styled.span`
  flex-basis: 100%;
  text-align: center;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Choice = styled.button`
  min-block-size: ${size.control};
  padding-block: 0;
  padding-inline: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  cursor: pointer;
  transition-property: background-color;
  transition-duration: ${motion.quick};
  transition-timing-function: ${motion.easing};

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  &:active {
    background: ${color.surfacePressed};
  }
`;
