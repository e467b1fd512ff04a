import { loginMeta } from '@duskpane/content/desk/text'
import { passwordButton, adminLoginForm as text } from '@duskpane/content/forms/admin-login'
import { embeddedNotice } from '@duskpane/content/forms/embedded-notice'
import { header } from '@duskpane/content/navigation'
import { paths } from '@duskpane/content/paths'
import { Container } from '@duskpane/ui/container'
import { Field } from '@duskpane/ui/field'
import { FormShell } from '@duskpane/ui/form-shell'
import { Heading } from '@duskpane/ui/heading'
import { Input } from '@duskpane/ui/input'
import { PasswordInput } from '@duskpane/ui/password-input'
import { Stack } from '@duskpane/ui/stack'
import { useBackend } from '../backend/context'
import { textValue } from '../forms/read-submission'
import { WithoutScript } from '../forms/without-script'
import { Logo } from '../layout/logo'
import { useNavigation } from '../router/navigation'
import { usePrivateChoice } from '../router/use-private-choice'
import { PageHead } from '../sections/page-head'
import { privateNames, withView } from './list/view'

/** The admin's sign-in. It leads to the dashboard, with the view of the link that was followed. */
export default function LoginPage() {
  const { kind, admin } = useBackend()
  const { open } = useNavigation()
  const [view] = usePrivateChoice(privateNames)

  async function signIn(values: FormData) {
    await admin.signIn(textValue(values, 'email'), textValue(values, 'password'))
    await open(withView(paths.dashboard, view))
  }

  const { fields } = text
  return (
    <div data-theme="ink" className="grid min-h-dvh content-center bg-surface py-12">
      <PageHead meta={loginMeta} />
      <Container size="reading">
        <main id="main" className="mx-auto grid max-w-md gap-8">
          <Logo label={header.homeLabel} className="justify-self-start" />
          <Stack gap="sm">
            <Heading level={1} size="3xl">
              {text.title}
            </Heading>
            <p className="text-text-muted">{text.intro}</p>
          </Stack>
          <FormShell
            aria-label={text.title}
            submitLabel={text.submit}
            submittingLabel={text.submitting}
            failure={text.failure}
            note={kind === 'embedded' ? embeddedNotice.admin : undefined}
            onSubmit={signIn}
          >
            <WithoutScript />
            <Field name="email" {...fields.email}>
              <Input type="email" required autoComplete="username" inputMode="email" />
            </Field>
            <Field name="password" {...fields.password}>
              <PasswordInput required {...passwordButton} />
            </Field>
          </FormShell>
        </main>
      </Container>
    </div>
  )
}
