import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, motion, radius, shadow, space } from '../../tokens/scales.ts';

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
  display: flex;
  gap: ${space[1]};
  align-items: center;
  max-inline-size: 100%;
  padding-block: ${space[1]};
  padding-inline: ${space[4]} ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  pointer-events: auto;
  animation: ${rise} ${motion.calm} ${motion.easing};
`;
