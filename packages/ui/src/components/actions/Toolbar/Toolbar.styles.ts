import { Separator, Toolbar } from 'react-aria-components';
import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { space } from '../../../tokens/scales.ts';

export const Root = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]}; /* space for the focus ring of a tool */

  &[data-orientation='vertical'] {
    flex-direction: column;
  }
`;

export const Line = styled(Separator)`
  flex: none;
  border: 0;
  background: ${color.border};

  [data-orientation='horizontal'] > & {
    inline-size: 1px;
    block-size: ${space[6]};
  }

  [data-orientation='vertical'] > & {
    inline-size: ${space[6]};
    block-size: 1px;
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
