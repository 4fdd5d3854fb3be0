/**
 * Status colours: the same in all themes, so that they are learnt once, and never the
 * only sign (an icon or a text is added). The unread dot is blue by specification §6.
 */
export const statusColors = {
  light: {
    danger: '#c91c15',
    dangerHover: '#b00e0a',
    onDanger: '#ffffff',
    dangerText: '#ae1e16',
    dangerSoft: '#ffecea',
    onDangerSoft: '#831b16',
    successText: '#006842',
    successSoft: '#e1f7ea',
    onSuccessSoft: '#074c31',
    warningText: '#804b00',
    warningSoft: '#fff0d5',
    onWarningSoft: '#653907',
    informationText: '#006381',
    informationSoft: '#e2f5fc',
    onInformationSoft: '#004b65',
    unread: '#006ce0',
  },
  dark: {
    danger: '#d53833',
    dangerHover: '#c72e2b',
    onDanger: '#ffffff',
    dangerText: '#f89a8e',
    dangerSoft: '#3f1c19',
    onDangerSoft: '#facac5',
    successText: '#8ddaba',
    successSoft: '#132e22',
    onSuccessSoft: '#b9e8cd',
    warningText: '#e8cc8f',
    warningSoft: '#35260f',
    onWarningSoft: '#f2dbb1',
    informationText: '#76cbed',
    informationSoft: '#102e3a',
    onInformationSoft: '#bce2f1',
    unread: '#51a2f8',
  },
} as const;
