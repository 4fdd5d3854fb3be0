import { keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, layer, motion, radius, size, space } from '../../../tokens/scales.ts';
import { floatingSurface } from '../../overlay/floating.styles.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.button`
  ${floatingSurface}

  position: fixed;
  z-index: ${layer.bar};
  display: flex;
  gap: ${space[2]};
  align-items: center;
  inline-size: max-content;
  max-inline-size: calc(100vw - 2 * ${space[4]});
  min-block-size: ${size.target};
  padding-inline: ${space[4]};
  border: 1px solid ${color.borderFloating};
  border-radius: ${radius.round};
  color: ${color.text};
  font: inherit;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  cursor: pointer;
  touch-action: manipulation;
  animation: ${appear} ${motion.calm} ${motion.easing};

  > svg {
    flex: none;
    color: ${color.accentText};
  }

  &[data-fixed='true'] {
    inset-block-end: calc(var(--_covered, 0px) + ${space[4]} + env(safe-area-inset-bottom));
    inset-inline: 0;
    margin-inline: auto;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceFloatingHover};
    }
  }

  &:active {
    background: ${color.surfaceFloatingPressed};
  }
`;
