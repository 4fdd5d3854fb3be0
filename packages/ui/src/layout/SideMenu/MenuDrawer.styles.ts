import { styled } from 'styled-components';
import { drawer } from '../../components/overlay/Drawer/Drawer.styles.ts';
import { color } from '../../tokens/color.ts';
import { measure } from '../../tokens/scales.ts';

export const Root = styled.dialog`
  ${drawer}

  --_width: ${measure.sidebar};

  overflow: hidden;
  background: ${color.surfaceSunken};
`;
