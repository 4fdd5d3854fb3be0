import { keyframes, styled } from 'styled-components';
import { floatingSurface } from '../../components/overlay/floating.styles.ts';
import { color } from '../../tokens/color.ts';
import { font, motion, radius, space } from '../../tokens/scales.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

export const Root = styled.ul`
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  margin: 0;
  max-inline-size: 100%;
  padding: 0;
  list-style: none;
  pointer-events: none;
`;

export const Chip = styled.li`
  ${floatingSurface}

  display: flex;
  gap: ${space[1]};
  align-items: center;
  max-inline-size: 100%;
  padding-block: ${space[1]};
  padding-inline: ${space[4]} ${space[1]};
  border: 1px solid ${color.borderFloating};
  border-radius: ${radius.round};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  pointer-events: auto;
  animation: ${rise} ${motion.calm} ${motion.easing};
`;
