import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, measure, motion, radius, shadow, space } from '../../tokens/scales.ts';

export const Root = styled.div`
  display: inline-flex;
`;

export const Panel = styled.dialog`
  position: fixed;
  inset: auto;
  inset-block-start: calc(${measure.topBar} + ${space[1]});
  inset-inline-end: ${space[4]};
  inline-size: max-content;
  max-inline-size: calc(100vw - ${space[8]});
  max-block-size: calc(100dvh - ${measure.topBar} - ${space[8]});
  margin: 0;
  padding: ${space[4]};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  font-size: ${font.size.sm};
  transition: opacity ${motion.quick} ${motion.easing};

  @starting-style {
    opacity: 0;
  }
`;
