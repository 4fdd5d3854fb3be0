import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, size, space } from '../../../tokens/scales.ts';

/** Rows of one line each, so that the list needs no measuring to be in proportion. */
export const rowHeight = 72;

export const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: ${space[3]} ${space[4]};
  border: 0;
  background: transparent;
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  &[aria-current='true'] {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  @media (hover: hover) {
    &:hover:not([aria-current='true']) {
      background: ${color.surfaceHover};
    }
  }
`;

export const Head = styled.span`
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  > bdi {
    overflow: hidden;
    min-inline-size: 0;
    font-weight: ${font.weight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span {
    flex: none;
  }
`;

export const Words = styled.bdi`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
