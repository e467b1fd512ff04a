import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { app } from './app'

/**
 * Sends an App Check token with every request from then on: proof from Google's reCAPTCHA that it
 * comes from this site. Further calls change nothing.
 * @param siteKey of reCAPTCHA Enterprise, registered under App Check
 */
export function startAppCheck(siteKey: string): void {
  initializeAppCheck(app(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    // A token is fetched when a form is sent, not for as long as the page is open.
    isTokenAutoRefreshEnabled: false,
  })
}
