import { styled } from 'styled-components';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { color } from '../../../tokens/color.ts';
import { breakpoint, font, radius, size, space } from '../../../tokens/scales.ts';

export const Content = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Sentence = styled.p`
  color: ${color.textQuiet};
`;

export const All = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  && > button[data-size] {
    @media (width < ${breakpoint.phone}) {
      flex: 1 1 auto;
      min-block-size: ${size.target};
    }
  }
`;

export const AllTitle = styled.legend`
  padding: 0;
  margin-block-end: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const Progress = styled(LiveRegion)`
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Label = styled.h3`
  font-size: ${font.size.md};
  overflow-wrap: anywhere;
`;

export const Versions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  @container (width >= 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Version = styled.div`
  min-inline-size: 0;
  padding-block: ${space[2]} ${space[3]};
  padding-inline: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};

  /* A thicker edge and the tick show the choice without colour. */
  &[data-kept='true'] {
    border-color: ${color.accentText};
    box-shadow: inset 0 0 0 1px ${color.accentText};
  }

  @media (forced-colors: active) {
    &[data-kept='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const VersionTitle = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};

  > svg {
    color: ${color.accentText};
  }
`;

export const Text = styled.p`
  line-height: ${font.line.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const Deleted = styled.p`
  color: ${color.textQuiet};
`;

/* The underline marks the words without colour. */
export const Own = styled.mark`
  padding-block: 1px;
  border-radius: 4px;
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};
  box-decoration-break: clone;
  text-decoration: underline 2px;
  text-underline-offset: 0.35em;
`;
