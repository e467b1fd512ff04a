import { dashboard as text } from '@duskpane/content/desk/text'
import { header } from '@duskpane/content/navigation'
import { paths } from '@duskpane/content/paths'
import { Alert } from '@duskpane/ui/alert'
import { AppShell, AppShellHeader } from '@duskpane/ui/app-shell'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { Link } from '@duskpane/ui/link'
import { Toaster } from '@duskpane/ui/toast'
import { useLayoutEffect } from 'react'
import { useBackend } from '../backend/context'
import { Logo } from '../layout/logo'
import { useLatest } from '../load/use-latest'
import { AppLink } from '../router/app-link'
import { useNavigation } from '../router/navigation'
import { usePrivateChoice } from '../router/use-private-choice'
import { TextLink } from '../sections/text-link'
import { Desk } from './desk'
import { privateNames, withView } from './list/view'
import { ReportBar } from './report-bar'
import { useReports } from './use-reports'
import { useSession } from './use-session'

/** The desk for what visitors sent. Without a session its lists stay empty. */
export default function DashboardPage() {
  const { admin: session } = useBackend()
  const { open } = useNavigation()
  const choice = usePrivateChoice(privateNames)
  const { status, admin, ended, denied } = useSession()
  const { reports, begin, dismiss } = useReports()
  const leaving = useLatest(undefined)
  // Reports of running writes are shown here only, and end with the session.
  const isWriting = [...reports.values()].some(({ busy }) => busy)
  const isSignedIn = status === 'signed-in'

  // Set on the document, so that dialogs follow it too. Pages of the site have their own light and dark sections;
  // people work at the desk all day.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = 'system'
    return () => {
      delete dataset.theme
    }
  }, [])

  const signOut = () =>
    leaving.start(async () => {
      await session.signOut()
      void open(paths.admin)
    })

  return (
    <Toaster>
      <AppShell>
        <AppShellHeader data-theme="ink" className="min-h-14 gap-x-6 bg-surface py-0 sm:px-4">
          <Logo label={header.homeLabel} />
          {/* Hidden on a phone to make room for Sign out; the logo leads to the site too. */}
          <TextLink
            variant="quiet"
            className={cn(
              'ms-auto inline-flex min-h-11 items-center',
              isSignedIn && 'max-sm:hidden',
            )}
            to={text.siteLink.to}
          >
            {text.siteLink.name}
          </TextLink>
          {isSignedIn && (
            <Button
              variant="outline"
              size="sm"
              className="max-sm:ms-auto"
              loading={leaving.isRunning || isWriting}
              onClick={signOut}
            >
              {text.signOut}
            </Button>
          )}
        </AppShellHeader>
        <Desk
          // The key discards everything when a session ends. A sign-in keeps the heading, which has the focus.
          key={ended}
          admin={admin}
          choice={choice}
          onDenied={denied}
          begin={begin}
          notice={
            isSignedIn ? (
              leaving.failure !== undefined &&
              !leaving.isRunning && (
                <Alert variant="destructive" role="alert">
                  {text.signOutFailed}
                </Alert>
              )
            ) : (
              <Alert
                role={ended && 'alert'}
                className={status === 'unknown' ? 'invisible' : undefined}
              >
                <span>{ended ? text.ended[ended] : text.signedOut.text}</span>{' '}
                <Link asChild>
                  {/* With the view, so that who was sent a link arrives at the record. */}
                  <AppLink to={withView(text.signedOut.action.to, choice[0])}>
                    {text.signedOut.action.name}
                  </AppLink>
                </Link>
              </Alert>
            )
          }
        />
        {isSignedIn && <ReportBar reports={reports} dismiss={dismiss} />}
      </AppShell>
    </Toaster>
  )
}
