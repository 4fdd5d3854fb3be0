import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, size, space } from '../../../tokens/scales.ts';

const beside = '(width >= 720px)';

export const Root = styled.div`
  container-type: inline-size;
`;

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @container ${beside} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space[8]};
    align-items: start;
  }
`;

export const ListPane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  [data-comparing='true'] & {
    @container not ${beside} {
      display: none;
    }
  }
`;

export const ComparisonPane = styled.div`
  min-inline-size: 0;

  [data-comparing='false'] & {
    @container not ${beside} {
      display: none;
    }
  }
`;

export const Empty = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const More = styled.li`
  display: grid;
  gap: ${space[2]};
`;

export const Row = styled.button`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  min-block-size: ${size.target};
  padding-block: ${space[2]};
  padding-inline: ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text};
  font: inherit;
  line-height: ${font.line.control};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.easing};

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  &[aria-current] {
    border-color: ${color.accentText};
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Kind = styled.span`
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};

  [aria-current] > & {
    color: inherit;
  }
`;

export const Comparison = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Back = styled.div`
  margin-inline-start: calc(
    -1 * ${space[3]}
  ); /* the words of the quiet button begin with the text */

  @container ${beside} {
    display: none;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[1]};
`;

export const Heading = styled.h3`
  font-size: ${font.size.lg};
`;

export const Actions = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * var(--_ground-end, 0px));
  z-index: 1; /* above the checkboxes, which have places of their own */
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: end;
  margin-block-end: calc(-1 * var(--_ground-end, 0px));
  padding-block: ${space[3]} max(${space[3]}, var(--_ground-end, 0px));
  border-block-start: 1px solid ${color.border};
  background: var(--_ground, ${color.surface});
`;
