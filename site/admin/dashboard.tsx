import { header } from '@duskpane/content/navigation'
import { dashboardMeta, dashboard as text } from '@duskpane/content/pages/admin'
import { paths } from '@duskpane/content/paths'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { Disclosure } from '@duskpane/ui/disclosure'
import { Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { Tab, TabPanel, Tabs, TabsList } from '@duskpane/ui/tabs'
import { Toaster } from '@duskpane/ui/toast'
import { useLayoutEffect, useState } from 'react'
import { useBackend } from '../app/backend-context'
import type { Collection } from '../backend/backend'
import { Logo } from '../layout/logo'
import { AppLink } from '../router/app-link'
import { useOpen } from '../router/navigation'
import { PageHead } from '../sections/page-head'
import { columnsOf } from './columns'
import { SubmissionTable } from './submission-table'
import { useSubmissions } from './use-submissions'

const withColumns = <L extends { collection: Collection }>(list: L) => ({
  ...list,
  columns: columnsOf(list.collection),
})
const tabs = text.tabs.map(withColumns)
const inquiryList = withColumns(text.inquiries)
const [firstTab] = text.tabs

type List = (typeof tabs)[number] | typeof inquiryList

/** What visitors sent, in a tab for each list. Without a session the lists stay empty. */
export default function DashboardPage() {
  const { admin, kind } = useBackend()
  const open = useOpen()
  const { list, load, loadMore, erase } = useSubmissions()
  const [shown, setShown] = useState<string>(firstTab.id)
  // The embedded session ends with its page, so that one opened by URL starts signed out.
  const [signedIn, setSignedIn] = useState<boolean | undefined>(
    kind === 'embedded' ? false : undefined,
  )

  useLayoutEffect(() => {
    admin.restore().then(
      (email) => setSignedIn(email !== undefined),
      () => setSignedIn(false),
    )
    void load(firstTab.collection)
  }, [admin, load])

  async function signOut() {
    await admin.signOut()
    await open(paths.admin)
  }

  const table = (of: List) => (
    <SubmissionTable
      list={of}
      held={list(of.collection)}
      onLoadMore={() => loadMore(of.collection)}
      onErase={(ids) => erase(of.collection, ids)}
    />
  )

  return (
    <Toaster>
      <PageHead meta={dashboardMeta} />
      <header data-theme="ink" className="border-b border-line bg-surface px-5 md:px-8">
        <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2">
          <Logo label={header.homeLabel} />
          {/* Hidden on a phone to make room for Sign out; the logo leads to the site too. */}
          <Link
            variant="quiet"
            asChild
            className={cn('ms-auto inline-flex min-h-11 items-center', signedIn && 'max-sm:hidden')}
          >
            <AppLink to={text.siteLink.to}>{text.siteLink.name}</AppLink>
          </Link>
          {signedIn && (
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11 max-sm:ms-auto"
              onClick={signOut}
            >
              {text.signOut}
            </Button>
          )}
        </div>
      </header>
      <main id="main" className="grid gap-8 px-5 py-8 md:px-8 md:py-12">
        <Heading level={1} size="2xl">
          {text.headline}
        </Heading>
        {!signedIn && (
          <Alert className={signedIn === undefined ? 'invisible' : undefined}>
            {text.signedOut.text}{' '}
            <Link asChild>
              <AppLink to={text.signedOut.action.to}>{text.signedOut.action.name}</AppLink>
            </Link>
          </Alert>
        )}
        {/* Manual, so that moving along the tabs by keyboard does not load each list. */}
        <Tabs orientation="vertical" activationMode="manual" value={shown} onValueChange={setShown}>
          <TabsList aria-label={text.menuLabel}>
            {tabs.map((tab) => (
              <Tab
                key={tab.id}
                value={tab.id}
                onClick={() => {
                  // Radix selects on mousedown, which a click replayed after hydration does not have.
                  setShown(tab.id)
                  load(tab.collection)
                }}
              >
                {tab.title}
              </Tab>
            ))}
          </TabsList>
          {tabs.map((tab) => (
            <TabPanel key={tab.id} value={tab.id} className="grid gap-8">
              {table(tab)}
              {tab.id === firstTab.id && (
                <Disclosure
                  summary={inquiryList.title}
                  onToggle={({ currentTarget }) =>
                    currentTarget.open && load(inquiryList.collection)
                  }
                >
                  {table(inquiryList)}
                </Disclosure>
              )}
            </TabPanel>
          ))}
        </Tabs>
      </main>
    </Toaster>
  )
}
