import { IconButton } from '@rastro/sdk/internal/ui';
import { ArrowLeft, Maximize2, Minimize2, PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/text-context';
import { usePanelControls } from './panel-controls';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  background: var(--rastro-surface);
  container: rastro-panel / inline-size;
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  box-sizing: border-box;
  min-height: 53px;
  padding: 4px 12px;
  border-bottom: 1px solid var(--rastro-border);
`;

const Titles = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

const Words = styled.div`
  min-width: 0;
`;

const Title = styled.h1`
  margin: 0;
  overflow: hidden;
  font: 600 15px/20px var(--rastro-font-family);
  letter-spacing: -0.011em;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Subtitle = styled.p`
  margin: 0;
  overflow: hidden;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow-y: auto;
  outline: none;
  &[hidden] {
    display: none;
  }
`;

const Controls = styled.div`
  display: flex;
  flex: none;
`;

/** Below a panel or a page: what it holds, in small. */
export const PanelFoot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 36px;
  padding: 0 12px;
  border-top: 1px solid var(--rastro-border);
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
  /* A phone held sideways has no line to spare. */
  @media (max-height: 480px) {
    display: none;
  }
`;

/** On a narrow panel for fingers the title needs its room. */
const ExpandButton = styled(IconButton)`
  @media (pointer: coarse) and (max-height: 480px) {
    && {
      display: none;
    }
  }
`;

/** Content of a panel; the frame adds its controls. */
export type PanelContent = {
  title: string;
  subtitle?: ReactNode;
  /** Before the title: an avatar. */
  leading?: ReactNode;
  /** After the title: a plate, buttons. */
  trailing?: ReactNode;
  foot?: ReactNode;
  onBack?: () => void;
  onClose: () => void;
  /** Beside another panel: its title is no page title, and the skip link leads to the other. */
  isSecondary?: boolean;
  children: ReactNode;
};

/** A side panel: head of 52 with back, title, minimise, expand and close; body; foot of 36. */
export function PanelFrame(props: PanelContent): ReactElement {
  const t = useText();
  const { size, setSize } = usePanelControls();
  const isMinimised = size === 'minimised';
  const isExpanded = size === 'expanded';
  return (
    <Root>
      <Head>
        {props.onBack ? (
          <IconButton
            label={t('panel.back.action')}
            icon={<ArrowLeft aria-hidden="true" />}
            onClick={props.onBack}
          />
        ) : null}
        <Titles>
          {props.leading}
          <Words>
            <Title as={props.isSecondary ? 'h2' : 'h1'} title={props.title}>
              {props.title}
            </Title>
            {props.subtitle ? <Subtitle>{props.subtitle}</Subtitle> : null}
          </Words>
        </Titles>
        {props.trailing}
        <Controls>
          <IconButton
            label={t(isMinimised ? 'panel.restore.action' : 'panel.minimise.action')}
            icon={
              isMinimised ? (
                <PanelLeftOpen aria-hidden="true" />
              ) : (
                <PanelLeftClose aria-hidden="true" />
              )
            }
            shortcut="["
            onClick={() => setSize(isMinimised ? 'normal' : 'minimised')}
          />
          <ExpandButton
            label={t(isExpanded ? 'panel.shrink.action' : 'panel.expand.action')}
            icon={isExpanded ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
            onClick={() => setSize(isExpanded ? 'normal' : 'expanded')}
          />
          <IconButton
            label={t('panel.close.action')}
            icon={<X aria-hidden="true" />}
            shortcut="Esc"
            onClick={props.onClose}
          />
        </Controls>
      </Head>
      <Body hidden={isMinimised} id={props.isSecondary ? undefined : 'content'} tabIndex={-1}>
        {props.children}
      </Body>
      {props.foot && !isMinimised ? <PanelFoot>{props.foot}</PanelFoot> : null}
    </Root>
  );
}
