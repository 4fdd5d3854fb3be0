import { styled } from 'styled-components';
import { visuallyHidden } from '../../components/text/VisuallyHidden/VisuallyHidden.styles.ts';
import { color } from '../../tokens/color.ts';
import { breakpoint, font, radius, space } from '../../tokens/scales.ts';

export const Root = styled.fieldset`
  --_ground: ${color.dangerSoft};
  --_ink: ${color.onDangerSoft};

  display: flex;
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 1px solid transparent; /* visible in forced colours */
  border-radius: ${radius.round};
  background: var(--_ground);
  color: var(--_ink);

  &[data-paused='true'] {
    --_ground: ${color.warningSoft};
    --_ink: ${color.onWarningSoft};
  }

  & > button {
    --_icon: var(--_ink);
    --_icon-hover: var(--_ink);
  }
`;

export const State = styled.a`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-inline-size: 36px;
  min-block-size: 36px;
  padding-inline-start: ${space[3]};
  border-radius: inherit;
  color: inherit;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
`;

export const Label = styled.span`
  @media (width < ${breakpoint.desktop}) {
    ${visuallyHidden}
  }
`;
