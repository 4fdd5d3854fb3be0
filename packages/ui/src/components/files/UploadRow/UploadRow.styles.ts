import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, size, space } from '../../../tokens/scales.ts';

// In rem, so that larger text needs a wider row.
const narrow = '@container uploads (inline-size < 36rem)';

export const Root = styled.li`
  --_state: ${color.textQuiet};

  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  padding: ${space[4]};
  border-block-end: 1px solid ${color.border};
  line-height: ${font.line.control};

  &:last-child {
    border-block-end: 0;
  }

  &[data-tone='moving'] {
    --_state: ${color.accentText};
  }

  &[data-tone='attention'] {
    --_state: ${color.warningText};
  }

  &[data-tone='failed'] {
    --_state: ${color.dangerText};
  }

  &[data-tone='done'] {
    --_state: ${color.successText};
  }

  > svg {
    flex: none;
    margin-block-start: 0.2rem; /* centred on the line of the name */
    color: var(--_state);
  }

  ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    padding-inline: ${space[3]};
  }

  /* Small buttons are 44 px high and wide on phones. */
  && [data-size] {
    @media (width < ${breakpoint.phone}) {
      min-inline-size: ${size.target};
      min-block-size: ${size.target};
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

/** File names keep their own direction. */
export const Name = styled.bdi`
  justify-self: start;
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-block-start: calc(-1 * ${space[1]});
  color: ${color.textQuiet};
  font-size: ${font.size.sm};

  > :not(:last-child)::after {
    content: '·';
    margin-inline: ${space[2]};
    color: ${color.textQuiet};
    font-weight: ${font.weight.regular};
  }
`;

export const State = styled.span`
  color: var(--_state);
  font-weight: ${font.weight.medium};
`;

export const Fault = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  font-size: ${font.size.sm};

  /* The action stands beside its sentence where both fit in a line. */
  > span {
    min-inline-size: min(100%, 12rem);
  }
`;

export const Note = styled.p`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[1]};
  align-items: center;
  margin-block: calc(-1 * ${space[1]});
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  align-self: start;
  margin-block: calc(-1 * ${space[1]});

  &:empty {
    display: none;
  }

  ${narrow} {
    grid-column: 2;
    margin-block: 0;
  }
`;
