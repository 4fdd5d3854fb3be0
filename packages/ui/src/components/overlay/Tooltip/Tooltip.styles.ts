import { styled } from 'styled-components';
import { floatingSurface } from '../floating.styles.ts';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, space } from '../../../tokens/scales.ts';

export const Tip = styled.div`
  ${floatingSurface}

  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - ${space[4]}));
  padding-block: ${space[1]};
  padding-inline: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
  cursor: default;
  user-select: none;

  &[popover] {
    position: fixed;
    margin: 0;
    overflow: visible;
    transition: opacity ${motion.quick} ${motion.easing};

    @starting-style {
      opacity: 0;
    }
  }

  &:has(> kbd) {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
`;
