import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { app } from './app'

/**
 * Vouches for this site at every request from then on: Google's reCAPTCHA judges the browser, and
 * a token of it goes along. Asking again changes nothing.
 * @param siteKey of reCAPTCHA Enterprise, registered under App Check
 */
export function vouch(siteKey: string): void {
  initializeAppCheck(app(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    // Asked for when something is sent, not for as long as the page is open.
    isTokenAutoRefreshEnabled: false,
  })
}
