"""The calls of the specification, below /v1."""

from django.conf import settings
from django.urls import include, path, re_path
from django.views.static import serve
from rest_framework.routers import SimpleRouter
from rest_framework_simplejwt.views import TokenObtainPairView, TokenRefreshView

from physics import views

router = SimpleRouter()
router.register("simulators", views.Simulations)
router.register("classes", views.Classes)
router.register("lessons", views.Lessons)
router.register("contact", views.Contacts)
router.register("about", views.AboutTexts)
router.register("contact-message", views.Messages)
router.register("register", views.Users)

calls = [
    *router.urls,
    path("login/", TokenObtainPairView.as_view()),
    path("token/refresh/", TokenRefreshView.as_view()),
    path("auth-me/", views.auth_me),
    path("forgot-password/", views.forgot_password),
    path("verify-otp/", views.verify_otp),
    path("reset-password/", views.reset_password),
    path("lesson-test-result/<int:lesson>/", views.lesson_test_result),
    path("submit-test/", views.submit_test),
]
urlpatterns = [
    path("v1/", include(calls)),
    re_path("^media/(?P<path>.*)$", serve, {"document_root": settings.MEDIA_ROOT}),
]
