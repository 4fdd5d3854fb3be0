import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font, motion, radius, size, space, transcript } from '../../tokens/scales.ts';

/* The heading is on the line of the first words and begins at their edge; the caret is before it. */
export const Root = styled.div`
  z-index: 1;
  display: grid;
  align-content: start;
  gap: ${space[2]};
  pointer-events: none;
`;

export const Heading = styled.h2`
  font-size: ${font.size.xl};
  font-weight: ${font.weight.medium};
  line-height: calc(${transcript.size} * ${transcript.line});
`;

export const Hint = styled.p`
  color: ${color.textQuiet};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
`;

export const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;
`;

const pill = css`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-block-size: ${size.controlSmall};
  padding-inline: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
`;

export const Mark = styled.li`
  ${pill}
`;

export const Sign = styled.bdi`
  color: ${color.accentText};
  font-size: ${font.size.lg};
  font-weight: ${font.weight.bold};
`;

export const More = styled.button`
  ${pill}
  position: relative;
  border-color: transparent;
  background: ${color.accentSoft};
  color: ${color.onAccentSoft};
  cursor: pointer;
  pointer-events: auto;
  transition: background-color ${motion.quick} ${motion.easing};

  /* The touch target is 44 px high. */
  &::after {
    content: '';
    position: absolute;
    inset-block: calc((100% - ${size.target}) / 2);
    inset-inline: 0;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.accentSoftHover};
    }
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
