vcl 4.1;

# Varnish in front of a shop: holds the same variants of a page as the shop's own page cache. docs/put-a-cdn-in-front.md says how to run it.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "4321";
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; .window = 4; .threshold = 2; }
}

sub vcl_recv {
  # Nobody but this cache says what is so of a visitor.
  unset req.http.X-Welt-Names-Facts;
  unset req.http.X-Welt-Cart;
  unset req.http.X-Welt-Logged-In;
  unset req.http.X-Welt-Loyalty;
  unset req.http.X-Welt-Employee;
  unset req.http.X-Welt-Athlete;
  unset req.http.X-Welt-Wranx;
  unset req.http.X-Welt-Ipa;
  unset req.http.X-Welt-Experiments;

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Pictures and files of the build say nothing of the visitor.
  if (req.url ~ "^/(?:_astro|pictures)/") {
    unset req.http.Cookie;
    return (hash);
  }
  # Editors, credentials and bodies go to the shop, and so does all that is no page of a locale.
  if (req.http.Cookie ~ "(?:^|;\s*)welt_editor=" || req.http.Authorization || req.url !~ "^/[a-z]{2}-[a-z]{2}(?:[/?]|$)") {
    return (pass);
  }
  if (req.url ~ "^/[a-z-]+/(?:-|cart|cookie-settings|search|gallery|photos)(?:[/?]|$)" || req.url ~ "[?&](?:preview|cms|localePath|error|p13n_testcontext)=") {
    return (pass);
  }

  # Campaign parameters change no page.
  set req.url = regsuball(req.url, "(?<=[?&])(?:utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_ga)=[^&]*&?", "");
  set req.url = regsub(req.url, "[?&]$", "");
  set req.url = std.querysort(req.url);

  # The readable cookie holds the visitor's facts as encoded JSON: those that are missing are false.
  set req.http.X-Welt-Names-Facts = "1";
  set req.http.X-Facts = regsub(req.http.Cookie, "^(?:.*;\s*)?welt_visitor=([^;]*).*$", "\1");
  if (req.http.Cookie !~ "(?:^|;\s*)welt_visitor=") {
    set req.http.X-Facts = "";
  }
  set req.http.X-Welt-Cart = "0";
  if (req.http.X-Facts ~ "%22units%22%3A[1-9]") { set req.http.X-Welt-Cart = "1"; }
  set req.http.X-Welt-Logged-In = "0";
  if (req.http.X-Facts ~ "%22loggedIn%22%3Atrue") { set req.http.X-Welt-Logged-In = "1"; }
  set req.http.X-Welt-Loyalty = "0";
  if (req.http.X-Facts ~ "%22loyalty%22%3Atrue") { set req.http.X-Welt-Loyalty = "1"; }
  set req.http.X-Welt-Employee = "0";
  if (req.http.X-Facts ~ "%22employee%22%3Atrue") { set req.http.X-Welt-Employee = "1"; }
  set req.http.X-Welt-Athlete = "0";
  if (req.http.X-Facts ~ "%22athlete%22%3Atrue") { set req.http.X-Welt-Athlete = "1"; }
  set req.http.X-Welt-Wranx = "0";
  if (req.http.X-Facts ~ "%22wranx%22%3Atrue") { set req.http.X-Welt-Wranx = "1"; }
  set req.http.X-Welt-Ipa = "0";
  if (req.http.X-Facts ~ "%22ipa%22%3Atrue") { set req.http.X-Welt-Ipa = "1"; }
  unset req.http.X-Facts;

  # Who has an id may be in an experiment: the shop decides, and what it decides is theirs alone.
  set req.http.X-Welt-Experiments = "none";
  if (req.http.Cookie ~ "(?:^|;\s*)OptanonConsent=[^;]*C0004(?:%3A|%253A|:)1") { set req.http.X-Welt-Experiments = "consented"; }
  if (req.http.Cookie ~ "(?:^|;\s*)OptanonConsent=[^;]*C0004(?:%3A|%253A|:)0") { set req.http.X-Welt-Experiments = "refused"; }
  # Global Privacy Control refuses targeting, whatever a cookie says.
  if (req.http.Sec-GPC == "1") { set req.http.X-Welt-Experiments = "refused"; }
  if (req.http.Cookie ~ "(?:^|;\s*)welt_visitor_id=") { set req.http.X-Welt-Experiments = req.http.X-Welt-Experiments + "-known"; }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  if (req.http.Host) { hash_data(req.http.Host); }
  return (lookup);
}

sub vcl_backend_response {
  # What the shop calls private is not held, and those who wait for it are not made to.
  if (beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    return (deliver);
  }
  if (beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  # A page never outlives the instant at which it changes: no grace for it.
  set beresp.grace = 0s;
}

sub vcl_deliver {
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; }
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # Browsers know nothing of the facts' headers.
  if (resp.http.Vary ~ "X-Welt-") {
    set resp.http.Vary = "Accept-Encoding, Cookie";
  }
}
